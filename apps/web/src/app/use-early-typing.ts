import { useEffect } from 'react'

/**
 * Keeps what was typed and ticked on a prerendered page before it came alive. Hydration leaves it in the boxes but out of React's state,
 * and the next keystroke anywhere in the form would wipe it.
 */
export function useEarlyTyping(): void {
  useEffect(() => {
    for (const box of document.querySelectorAll('input')) {
      if (box.type === 'checkbox') {
        if (box.checked !== box.defaultChecked) tickAgain(box)
      } else if (box.value !== box.defaultValue) typeAgain(box)
    }
  }, [])
}

// React ignores an event that tells it nothing new; it has to see the old content first.
function typeAgain(box: HTMLInputElement): void {
  const typed = box.value
  box.value = box.defaultValue
  // The prototype's setter: the element's own is React's, which would take note.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, typed)
  box.dispatchEvent(new Event('input', { bubbles: true }))
}

function tickAgain(box: HTMLInputElement): void {
  box.checked = box.defaultChecked
  box.click()
}
