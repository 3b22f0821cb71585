import { ERRORS, type ErrorCode } from '@spizarka/contract/errors'

/** Whether a stored code stands in the contract's error table: an older version may have known others. */
export function isErrorCode(code: string | null): code is ErrorCode {
  return code !== null && Object.hasOwn(ERRORS, code)
}
