import { Flashlight, FlashlightOff } from 'lucide-react'
import { useState } from 'react'
import { starts } from '../../../../lib/starts.ts'
import { FinderButton } from './FinderButton.tsx'
import { hasTorch, setTorch } from './torch.ts'

/** The light of a camera that has one; it goes out with the camera. */
export function TorchButton({ track }: { track: MediaStreamTrack }) {
  const [on, setOn] = useState(false)
  if (!hasTorch(track)) return null

  const toggle = async () => {
    try {
      await setTorch(track, !on)
      setOn(!on)
    } catch {
      // Some phones promise a light that they keep for photos: it stays as it was.
    }
  }
  return <FinderButton label="Latarka" pressed={on} Icon={on ? FlashlightOff : Flashlight} onClick={starts(toggle)} />
}
