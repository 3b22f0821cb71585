import { LIMITS } from '@spizarka/contract/limits'
import type { Recipe } from '@spizarka/contract/recipes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { focusFirstInvalid } from '../../../lib/focus-first-invalid.ts'
import { paths } from '../../../lib/paths.ts'
import { RestoredNote } from '../../../lib/RestoredNote.tsx'
import { starts } from '../../../lib/starts.ts'
import { REQUIRED } from '../../../lib/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { StickyBar } from '../../../ui/StickyBar.tsx'
import { toast } from '../../../ui/toast.ts'
import { Basics } from './Basics.tsx'
import { LineList } from './LineList.tsx'
import { textsOf } from './lines.ts'
import { ReadingNote } from './ReadingNote.tsx'
import { ReadingSummary } from './ReadingSummary.tsx'
import { draftOf, finished, missingParts, type RequiredPart } from './recipe-form.ts'
import { useLineReadings } from './use-line-readings.ts'
import { useRecipeForm } from './use-recipe-form.ts'
import { describeFailure, useSaveRecipe } from './use-save-recipe.ts'

/** The form of a recipe of one's own; without a recipe it is a new one. */
export function RecipeEditor({ recipe }: { recipe?: Recipe }) {
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const { form, restored, change, startOver, forget } = useRecipeForm(recipe)
  const save = useSaveRecipe(recipe)
  const [checks, setChecks] = useState(0)
  const readings = useLineReadings(textsOf(form.ingredients), form.servings)
  const draft = draftOf(form)
  const missing = missingParts(draft)
  const errorOf = (part: RequiredPart, text: string) => (checks > 0 && missing.has(part) ? text : undefined)
  const sent = save.isPending || save.isSuccess

  useEffect(() => {
    if (checks > 0 && element.current) focusFirstInvalid(element.current)
  }, [checks])

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (sent) return
    const recipeToSave = finished(draft)
    if (!recipeToSave) {
      setChecks((count) => count + 1)
      return
    }
    save.mutate(recipeToSave, {
      onSuccess: starts(async ({ id }: Recipe) => {
        forget()
        await navigate(paths.recipe(id), { replace: true })
        toast.success('Przepis zapisany.')
      }),
    })
  }

  return (
    <form ref={element} noValidate onSubmit={send} className="flex flex-1 flex-col">
      <fieldset disabled={sent} className="page page-narrow min-w-0">
        {restored && <RestoredNote onDiscard={startOver}>To zmiany, które nie były jeszcze zapisane.</RestoredNote>}
        <Basics
          form={form}
          titleError={errorOf('title', REQUIRED)}
          kindError={errorOf('kind', 'Wybierz rodzaj dania.')}
          onChange={change}
        />
        <section aria-labelledby="skladniki" className="flex flex-col gap-3">
          <h2 id="skladniki" className="text-h3">
            Składniki
          </h2>
          <LineList
            noun="Składnik"
            addLabel="Kolejny składnik"
            lines={form.ingredients}
            onChange={(ingredients) => change({ ingredients })}
            most={LIMITS.recipeIngredients}
            maxLength={LIMITS.ingredientLine}
            placeholder="np. 200 g mąki pszennej"
            error={errorOf('ingredients', 'Dodaj przynajmniej jeden składnik.')}
            renderNote={({ text }) => <ReadingNote reading={readings?.byLine.get(text.trim())} />}
          />
          {readings && <ReadingSummary readings={readings} />}
        </section>
        <section aria-labelledby="przygotowanie" className="flex flex-col gap-3">
          <h2 id="przygotowanie" className="text-h3">
            Przygotowanie
          </h2>
          <LineList
            noun="Krok"
            addLabel="Kolejny krok"
            lines={form.steps}
            onChange={(steps) => change({ steps })}
            most={LIMITS.recipeSteps}
            maxLength={LIMITS.recipeStep}
            long
            placeholder="np. Cebulę pokrój w kostkę i zeszklij na maśle."
            error={errorOf('steps', 'Dodaj przynajmniej jeden krok.')}
          />
        </section>
      </fieldset>
      <StickyBar>
        {save.isError && (
          <p role="alert" className="text-small font-semibold text-danger">
            {describeFailure(save.error)}
          </p>
        )}
        <Button type="submit" size="lg" full busy={sent} busyLabel="Zapisywanie...">
          Zapisz przepis
        </Button>
      </StickyBar>
    </form>
  )
}
