import { removeCommentPhoto, saveCommentPhoto } from '@spizarka/contract/comment-photos'
import {
  type Comment,
  createComment,
  deleteComment,
  deleteReply,
  listComments,
  saveReply,
  updateComment,
} from '@spizarka/contract/comments'
import { readPublishedRecipe, readRecipe } from '@spizarka/contract/recipes'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { fireAndForget } from '../../../lib/fire-and-forget.ts'
import { usePages } from '../../../lib/pages/use-pages.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { restoreAfterUndo } from './after-undo.ts'

/** What is reported: a recipe, or what somebody said of it. */
export interface Reported {
  kind: 'recipe' | 'comment'
  id: string
}

/** What is asked for of a page of comments. */
export const commentsQuery = (page: number) => ({ page, page_size: 10 })

/** The comments on a recipe as this reader reads them, newest first, a page at a time. */
export function useComments(recipeId: string) {
  return usePages({
    path: listComments.path,
    filter: recipeId,
    read: (page, signal) => call(listComments, { params: { id: recipeId }, query: commentsQuery(page), signal }),
    keyOf: ({ id }: Comment) => id,
  })
}

/** Comments, and the recipes that count them, are read again. */
function refresh(client: QueryClient): Promise<unknown> {
  const paths = [listComments.path, readRecipe.path, readPublishedRecipe.path]
  return Promise.all(paths.map((path) => client.invalidateQueries({ queryKey: [path] })))
}

/** What the server says was wrong, or else this. */
export function describeFailure(failure: unknown, otherwise: string): string {
  if (!isApiError(failure)) return otherwise
  return failure.fieldMessage('text') ?? failure.fieldMessage('file') ?? failure.detail ?? otherwise
}

/** A comment as it is sent. */
interface SentComment {
  text: string
  /** Asked for where the server has none. */
  authorName: string | undefined
  photo: File | undefined
  idempotencyKey: string
}

/** What happened to a comment that was sent, in words. */
function describeSent({ state }: Comment, hasPhoto: boolean): string {
  if (state === 'held') return 'Zapisane. Inni zobaczą komentarz, gdy go sprawdzimy.'
  return hasPhoto ? 'Komentarz dodany. Inni zobaczą zdjęcie, gdy je sprawdzimy.' : 'Komentarz dodany.'
}

const PHOTO_LOST = 'Komentarz dodany, ale bez zdjęcia. Dodaj je jeszcze raz w menu komentarza.'
const NOT_SAVED = 'Nie udało się zapisać. Spróbuj ponownie.'

/** Every change of a comment, said in a toast with its undo; those of the form throw what the server refuses. */
export function useCommentChanges(recipeId: string) {
  const client = useQueryClient()
  // Not shown any more, and not deleted yet: the undo still stands.
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const isLeaving = useCallback((id: string) => leaving.has(id), [leaving])
  const changes = useMemo(() => {
    const attempt = async (act: () => Promise<unknown>) => {
      try {
        await act()
      } catch (failure) {
        toast.error(describeFailure(failure, NOT_SAVED))
      }
      await refresh(client)
    }
    const mark = (id: string, isGone: boolean) =>
      setLeaving((before) => new Set(isGone ? [...before, id] : [...before].filter((other) => other !== id)))
    return {
      add: async ({ text, authorName, photo, idempotencyKey }: SentComment): Promise<void> => {
        const comment = await call(createComment, {
          params: { id: recipeId },
          body: { text, ...(authorName !== undefined && { author_name: authorName }) },
          idempotencyKey,
        })
        // The words stand already: what is wrong with the photo is no reason to say them again.
        const isLost =
          photo !== undefined &&
          (await call(saveCommentPhoto, { params: { id: comment.id }, file: photo }).then(
            () => false,
            () => true,
          ))
        if (isLost) toast.error(PHOTO_LOST)
        else toast.success(describeSent(comment, photo !== undefined))
        await refresh(client)
      },
      sendPhoto: fireAndForget(async ({ id }: Comment, file: File) => {
        const { preparePicture } = await import('../../../lib/pictures/prepare-picture.ts')
        const prepared = await preparePicture(file)
        if ('problem' in prepared) return toast.error(prepared.problem)
        await attempt(async () => {
          await call(saveCommentPhoto, { params: { id }, file: prepared.ready })
          toast.success('Zdjęcie zapisane. Inni zobaczą je, gdy je sprawdzimy.')
        })
      }),
      removePhoto: (comment: Comment): void => {
        const { id } = comment
        const key = `${id}.photo`
        mark(key, true)
        restoreAfterUndo({
          text: 'Zdjęcie usunięte.',
          undone: () => mark(key, false),
          act: fireAndForget(async () => {
            await attempt(() => call(removeCommentPhoto, { params: { id }, keepalive: true }))
            mark(key, false)
          }),
        })
      },
      change: async ({ id, text: before }: Comment, text: string): Promise<void> => {
        await call(updateComment, { params: { id }, body: { text } })
        const undo = () => attempt(() => call(updateComment, { params: { id }, body: { text: before } }))
        toast.undo('Komentarz zmieniony.', fireAndForget(undo))
        await refresh(client)
      },
      remove: ({ id }: Comment): void => {
        mark(id, true)
        restoreAfterUndo({
          text: 'Komentarz usunięty.',
          undone: () => mark(id, false),
          act: fireAndForget(async () => {
            await attempt(() => call(deleteComment, { params: { id }, keepalive: true }))
            mark(id, false)
          }),
        })
      },
      reply: async ({ id, reply }: Comment, text: string): Promise<void> => {
        await call(saveReply, { params: { id }, body: { text } })
        const undo = () =>
          attempt(() => (reply ? call(saveReply, { params: { id }, body: { text: reply.text } }) : call(deleteReply, { params: { id } })))
        toast.undo(reply ? 'Odpowiedź zmieniona.' : 'Odpowiedź dodana.', fireAndForget(undo))
        await refresh(client)
      },
      removeReply: fireAndForget(async ({ id, reply }: Comment) => {
        if (!reply) return
        await attempt(async () => {
          await call(deleteReply, { params: { id } })
          toast.undo(
            'Odpowiedź usunięta.',
            fireAndForget(() => attempt(() => call(saveReply, { params: { id }, body: { text: reply.text } }))),
          )
        })
      }),
    }
  }, [client, recipeId])
  return { changes, isLeaving }
}

export type CommentChanges = ReturnType<typeof useCommentChanges>['changes']
