import type { Picture } from '@spizarka/contract/recipe-parts'
import { removeRecipePhoto, restoreRecipePhoto, saveRecipePhoto } from '@spizarka/contract/recipe-photos'
import type { Recipe } from '@spizarka/contract/recipes'
import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../../ui/feedback/toast.ts'
import { isApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { fireAndForget } from '../fire-and-forget.ts'
import { preparePicture } from '../pictures/prepare-picture.ts'
import { invalidateRecipeLists } from './recipe-changed.ts'
import { recipeQuery } from './use-recipe.ts'

const NOT_SAVED = 'Nie udało się zapisać zdjęcia. Spróbuj ponownie.'

/** Checks a photo as it was picked, makes it smaller, and sends it; says in a toast the result. */
export async function sendPickedPhoto(client: QueryClient, recipeId: string, file: File): Promise<void> {
  const prepared = await preparePicture(file)
  if ('problem' in prepared) return toast.error(prepared.problem)
  await sendPhoto(client, recipeId, prepared.ready)
}

/** Sends a photo of the plate; says in a toast the result. */
export async function sendPhoto(client: QueryClient, recipeId: string, file: File): Promise<void> {
  try {
    const picture = await call(saveRecipePhoto, { params: { id: recipeId }, file })
    await showPicture(client, recipeId, picture)
    toast.success('Zdjęcie zapisane. Widzisz je tylko Ty.')
  } catch (error) {
    toast.error((isApiError(error) && (error.fieldMessage('file') ?? error.detail)) || NOT_SAVED)
  }
}

/** Takes the photo away and offers it back; what is drawn of the dish is read again. */
export async function removePhoto(client: QueryClient, recipeId: string): Promise<void> {
  try {
    await call(removeRecipePhoto, { params: { id: recipeId } })
  } catch (error) {
    // Gone already, on another device.
    if (!isApiError(error, 404)) return toast.error('Nie udało się usunąć zdjęcia. Spróbuj ponownie.')
  }
  toast.undo(
    'Zdjęcie usunięte.',
    fireAndForget(() => restorePhoto(client, recipeId)),
  )
  await client.invalidateQueries({ queryKey: recipeQuery(recipeId).queryKey })
  await invalidateRecipeLists(client)
}

async function restorePhoto(client: QueryClient, recipeId: string): Promise<void> {
  try {
    await showPicture(client, recipeId, await call(restoreRecipePhoto, { params: { id: recipeId } }))
  } catch (error) {
    toast.error((isApiError(error) && error.detail) || 'Nie udało się przywrócić zdjęcia.')
  }
}

async function showPicture(client: QueryClient, recipeId: string, picture: Picture): Promise<void> {
  client.setQueryData<Recipe>(recipeQuery(recipeId).queryKey, (recipe) => recipe && { ...recipe, picture })
  await invalidateRecipeLists(client)
}
