import { clsx } from 'clsx'
import { Camera, ImageUp, type LucideIcon } from 'lucide-react'
import { type ChangeEvent, useId } from 'react'
import { ButtonContent } from '../../../ui/ButtonContent.tsx'
import { buttonStyle } from '../../../ui/button-style.ts'
import { ACCEPTED } from './file-problem.ts'

/** The phone's camera and the file picker. */
export function PictureButtons({ chosen, disabled, onFile }: { chosen: boolean; disabled: boolean; onFile: (file: File) => void }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-3">
      <div className="pointer-fine:hidden">
        <FileButton Icon={Camera} label={chosen ? 'Inne zdjęcie' : 'Zrób zdjęcie'} camera disabled={disabled} onFile={onFile} />
      </div>
      <FileButton Icon={ImageUp} label={chosen ? 'Wybierz inny plik' : 'Wybierz plik'} disabled={disabled} onFile={onFile} />
    </div>
  )
}

interface FileButtonProps {
  Icon: LucideIcon
  label: string
  /** Opens the rear camera where there is one. */
  camera?: boolean
  disabled: boolean
  onFile: (file: File) => void
}

function FileButton({ Icon, label, camera = false, disabled, onFile }: FileButtonProps) {
  const id = useId()
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // The same file can be chosen again after a failure.
    event.target.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <input
        id={id}
        type="file"
        className="peer sr-only"
        accept={camera ? 'image/*' : ACCEPTED}
        capture={camera ? 'environment' : undefined}
        disabled={disabled}
        onChange={take}
      />
      <label
        htmlFor={id}
        className={clsx(
          buttonStyle({ variant: 'outline', full: true }),
          'cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:cursor-default peer-disabled:text-on-disabled',
        )}
      >
        <ButtonContent icon={<Icon aria-hidden />} costTone="soft">
          {label}
        </ButtonContent>
      </label>
    </>
  )
}
