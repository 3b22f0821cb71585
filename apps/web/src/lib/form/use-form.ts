import { type ChangeEvent, type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { fireAndForget } from '../fire-and-forget.ts'
import { focusFirstInvalid } from './focus-first-invalid.ts'

export type FieldErrors<Values> = Partial<Record<keyof Values, string>>

type KeysOf<Values, Type> = { [Name in keyof Values]: Values[Name] extends Type ? Name : never }[keyof Values] & string

interface FormOptions<Values> {
  initial: Values
  /** What keeps the form from being sent, field by field. */
  validate: (values: Values) => FieldErrors<Values>
  /** Until then a submit does nothing. */
  ready?: (values: Values) => boolean
  /** Called on every submit, before anything is checked: what the last one came to is of no interest any more. */
  onSubmit?: () => void
  /** Sends valid values; resolves to what the server refused, field by field, if it did. */
  send: (values: Values) => Promise<FieldErrors<Values> | undefined | void>
}

/**
 * The values of a form and what is wrong with them. Fields are checked when the form is submitted; the errors of the last submit stay until
 * the next one, and the focus goes to the first of them.
 */
export function useForm<Values extends object>({ initial, ready, validate, onSubmit, send }: FormOptions<Values>) {
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors<Values>>({})
  const change = (changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes }))

  /** Shows the errors, if there are any, and says whether there are. */
  const show = (form: HTMLFormElement, found: FieldErrors<Values>): boolean => {
    flushSync(() => setErrors(found))
    if (Object.keys(found).length === 0) return false
    focusFirstInvalid(form)
    return true
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (ready?.(values) === false) return
    onSubmit?.()
    if (!show(form, validate(values))) show(form, (await send(values)) ?? {})
  }

  return {
    values,
    errors,
    change,
    reset: () => setValues(initial),
    submit: fireAndForget(submit),
    /** The props of a text field's input. */
    text: <Name extends KeysOf<Values, string>>(name: Name) => ({
      name,
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change({ [name]: target.value } as Partial<Values>),
    }),
  }
}
