import { ERRORS } from '@spizarka/contract/errors'
import { fileProblem } from './file-problem.ts'
import { shrinkPicture } from './shrink-picture.ts'

/** A picked file as it is sent: checked, upright, smaller; or what is wrong with it, in words. */
export async function preparePicture(file: File): Promise<{ ready: File } | { problem: string }> {
  const problem = fileProblem(file)
  if (problem !== null) return { problem }
  try {
    return { ready: await shrinkPicture(file) }
  } catch {
    return { problem: ERRORS.picture_damaged.text }
  }
}
