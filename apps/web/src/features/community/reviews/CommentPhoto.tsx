import type { Comment } from '@spizarka/contract/comments'
import { clsx } from 'clsx'
import { Camera, Clock } from 'lucide-react'
import { useState } from 'react'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { PhotoButton } from '../../../lib/pictures/PhotoButton.tsx'
import type { usePictureFile } from '../../../lib/pictures/use-picture-file.ts'
import { ButtonContent, buttonStyle } from '../../../ui/button/ButtonContent.tsx'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { Spinner } from '../../../ui/feedback/Spinner.tsx'

/** The plate of whoever says how it went, as large as it is worth beside words; whole where it is asked for. */
export function CommentPhoto({ author, photo }: { author: string; photo: NonNullable<Comment['photo']> }) {
  const [broken, setBroken] = useState<string>()
  if (broken === photo.url) return null
  return (
    <figure className="flex max-w-full flex-col items-start gap-1.5">
      <a href={photo.url} target="_blank" rel="noreferrer" className="block w-60 max-w-full overflow-hidden rounded-2xl bg-sunken">
        <img
          src={photo.url}
          width={photo.width}
          height={photo.height}
          alt={`Zdjęcie talerza: ${author}`}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(photo.url)}
          className="block h-auto w-full"
        />
      </a>
      {photo.state === 'held' && (
        <figcaption className="flex flex-col items-start gap-1 text-small text-muted">
          <Badge icon={<Clock aria-hidden />}>zdjęcie czeka na sprawdzenie</Badge>
          Na razie widzisz je tylko Ty.
        </figcaption>
      )}
    </figure>
  )
}

/** A photo that goes with a comment, chosen beforehand; it may be left out. */
export function PickPhoto({ picked: { picture, problem, choose, remove } }: { picked: ReturnType<typeof usePictureFile> }) {
  return (
    <div className={clsx('flex min-w-0 flex-col items-start gap-1', picture ? 'basis-full' : 'flex-1 max-sm:basis-full')}>
      <div className="flex max-w-full flex-wrap items-center gap-x-3 gap-y-1">
        {picture && (
          <span className="grid h-10 w-14 shrink-0 place-items-center overflow-hidden rounded-tile bg-sunken">
            {picture.preview === null ? <Spinner /> : <Preview key={picture.preview} address={picture.preview} />}
          </span>
        )}
        <PhotoButton onFile={fireAndForget(choose)} className={buttonStyle({ variant: 'ghost', size: 'sm' }, false)}>
          <ButtonContent icon={<Camera aria-hidden />} costTone="soft">
            {picture ? 'Zmień zdjęcie' : 'Dodaj zdjęcie talerza'}
          </ButtonContent>
        </PhotoButton>
        {picture && (
          <button type="button" onClick={remove} className={buttonStyle({ variant: 'ghost', size: 'sm' }, false)}>
            Bez zdjęcia
          </button>
        )}
      </div>
      {problem !== null && (
        <p role="alert" className="text-small font-semibold text-danger">
          {problem}
        </p>
      )}
      {picture && (
        <p className="text-small text-muted">Inni zobaczą zdjęcie, gdy je sprawdzimy. Zapisujemy sam obraz, bez miejsca i&nbsp;daty.</p>
      )}
    </div>
  )
}

/** Some kinds of pictures are read by the server alone. */
function Preview({ address }: { address: string }) {
  const [failed, setFailed] = useState(false)
  if (failed) return <Camera aria-hidden className="size-4.5 text-muted" />
  return <img src={address} alt="Wybrane zdjęcie talerza" className="size-full object-cover" onError={() => setFailed(true)} />
}
