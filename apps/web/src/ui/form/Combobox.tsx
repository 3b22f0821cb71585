import { useCombobox } from 'downshift'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useField } from './Field.tsx'
import { inputStyle } from './Input.tsx'

export interface ComboboxProps {
  value: string
  onChange: (text: string) => void
  /** Proposals for what has been typed. */
  options: readonly string[]
  onPick: (option: string) => void
  /** Enter on what was typed, without a proposal chosen. */
  onEnter: () => void
  /** Names the list of proposals. */
  listLabel: string
  /** Says how many proposals there are. */
  status: string
  maxLength?: number
  placeholder?: string
  /** How a proposal looks, where its words are not all there is to it. */
  render?: (option: string) => ReactNode
  /** It has just been asked for: typing goes on here. */
  autoFocus?: boolean
}

/** Free text with proposals, inside a Field; arrows choose one, Enter takes it or what was typed, Esc closes the list. */
export function Combobox({
  value,
  onChange,
  options,
  onPick,
  onEnter,
  listLabel,
  status,
  maxLength,
  placeholder,
  render,
  autoFocus,
}: ComboboxProps) {
  const field = useField()
  const [stoodOn, setStoodOn] = useState<readonly string[]>()
  // Proposals that come late do not take the place of one that is being stood on: Enter takes what was seen there.
  const items = stoodOn ?? options
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = useCombobox<string>({
    inputId: field?.id,
    items: [...items],
    inputValue: value,
    selectedItem: null,
    itemToString: (option) => option ?? '',
    getA11yStatusMessage: ({ isOpen: open }) => (open && items.length > 0 ? status : ''),
    onHighlightedIndexChange: ({ highlightedIndex: at }) => setStoodOn(at === -1 ? undefined : items),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onPick(selectedItem)
    },
  })
  const shown = isOpen && items.length > 0

  const pressKey = (event: KeyboardEvent) => {
    // Enter that ends a composition belongs to the input method.
    if (event.key !== 'Enter' || highlightedIndex !== -1 || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }

  return (
    <div className="relative">
      <input
        {...field}
        {...getInputProps({
          'aria-expanded': shown,
          onChange: (event) => onChange(event.currentTarget.value),
          onKeyDown: pressKey,
        })}
        // The label of the Field names it.
        aria-labelledby={undefined}
        maxLength={maxLength}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- asked for by whoever shows it
        autoFocus={autoFocus}
        placeholder={placeholder}
        enterKeyHint="enter"
        autoCapitalize="none"
        className={inputStyle}
      />
      <ul
        {...getMenuProps({ 'aria-label': listLabel })}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-10 mt-1 max-h-96 overflow-y-auto rounded-control border border-line bg-card py-1 shadow-raised"
      >
        {shown &&
          items.map((option, index) => (
            <li
              key={option}
              {...getItemProps({ item: option, index })}
              className="flex min-h-11 cursor-pointer items-center px-4 py-2 aria-selected:bg-brand-soft aria-selected:text-brand-ink"
            >
              {render ? render(option) : option}
            </li>
          ))}
      </ul>
    </div>
  )
}
