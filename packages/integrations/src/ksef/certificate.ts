import { createHash, generateKeyPairSync, sign } from 'node:crypto'

/** A key pair whose public half is told as KSeF tells of its own: in a certificate that nobody vouches for. */
export function makeCertificate(now = new Date()) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const spki = publicKey.export({ type: 'spki', format: 'der' })
  const validFrom = new Date(now.getTime() - 86_400_000)
  const validTo = new Date(now.getTime() + 365 * 86_400_000)
  const name = der(0x30, der(0x31, der(0x30, COMMON_NAME, der(0x0c, Buffer.from('Ministerstwo Finansów')))))
  const body = der(
    0x30,
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    SHA256_WITH_RSA,
    name,
    der(0x30, time(validFrom), time(validTo)),
    name,
    spki,
  )
  const signature = sign('sha256', body, privateKey)
  const certificate = der(0x30, body, SHA256_WITH_RSA, der(0x03, Buffer.of(0), signature))
  return {
    privateKey,
    published: {
      certificate: certificate.toString('base64'),
      certificateId: digest(certificate),
      publicKeyId: digest(spki),
      validFrom: validFrom.toISOString(),
      validTo: validTo.toISOString(),
    },
  }
}

const COMMON_NAME = Buffer.from('0603550403', 'hex')
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex')

/** One value of ASN.1 in DER: its tag, its length, what is in it. */
function der(tag: number, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

function time(at: Date): Buffer {
  return der(0x18, Buffer.from(at.toISOString().replaceAll(/[-:T]|\.\d+/g, '')))
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64')
}
