import type { Endpoint } from '@spizarka/contract/endpoint'

/** A file as a client sends it; everything but its bytes may be a lie. */
export interface SentFile {
  bytes: Uint8Array
  /** `paragon.jpg` unless said otherwise. */
  name?: string
  /** `image/jpeg` unless said otherwise; none where it is null. */
  type?: string | null
  /** The endpoint's unless said otherwise. */
  field?: string
}

const BOUNDARY = 'a-boundary-of-tests'

/** The form that a browser would send the file in. */
export function formOf({ upload = '' }: Endpoint, { bytes, name = 'paragon.jpg', type = 'image/jpeg', field = upload }: SentFile) {
  const disposition = `content-disposition: form-data; name="${field}"; filename="${name.replace(/["\\]/g, '\\$&')}"`
  const head = `--${BOUNDARY}\r\n${disposition}\r\n${type === null ? '' : `content-type: ${type}\r\n`}\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
  }
}
