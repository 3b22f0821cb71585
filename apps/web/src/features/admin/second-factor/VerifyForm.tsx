import { readSecondFactor, verifySecondFactor } from '@spizarka/contract/second-factor'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../lib/api/call.ts'
import { endpointQuery } from '../../../lib/api/endpoint-query.ts'
import { useExclusiveMutation } from '../../../lib/api/use-exclusive-mutation.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { CodeField } from './CodeField.tsx'
import { describeCodeFailure } from './code-failure.ts'

/** Asks for the second factor: a code of the app, or one of the recovery codes. */
export function VerifyForm() {
  const queryClient = useQueryClient()
  const [code, setCode] = useState('')
  const verify = useExclusiveMutation({
    mutationFn: () => call(verifySecondFactor, { body: { code } }),
    onSuccess: async (state) => {
      queryClient.setQueryData(endpointQuery(readSecondFactor).queryKey, state)
      // What was refused without it.
      await queryClient.refetchQueries({ predicate: ({ queryKey: [path] }) => isRefusedCall(path) })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!verify.isPending && code.trim() !== '') verify.mutate()
  }
  return (
    <Card pad="lg">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <h2 className="text-h2">Potwierdź, że to Ty</h2>
        <CodeField
          label="Kod z aplikacji lub kod zapasowy"
          help="Sześć cyfr z aplikacji uwierzytelniającej. Bez telefonu: jeden z kodów zapasowych."
          value={code}
          onChange={setCode}
          error={verify.isError ? describeCodeFailure(verify.error) : undefined}
        />
        <Button type="submit" full busy={verify.isPending} busyLabel="Sprawdzanie...">
          Potwierdź
        </Button>
      </form>
    </Card>
  )
}

function isRefusedCall(path: unknown): boolean {
  return typeof path === 'string' && path.startsWith('/admin/') && path !== readSecondFactor.path
}
