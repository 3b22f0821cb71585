/** Addresses of pictures that were sent from this page, by session: shown while they are read. Gone with the page. */
const sent = new Map<string, string>()
const MAX_PICTURES = 3

export const sentPictures = {
  keep(sessionId: string, picture: File): void {
    // What browsers cannot show is not kept.
    if (picture.type !== 'image/jpeg') return
    sent.set(sessionId, URL.createObjectURL(picture))
    for (const [oldest, address] of sent) {
      if (sent.size <= MAX_PICTURES) break
      URL.revokeObjectURL(address)
      sent.delete(oldest)
    }
  },
  find: (sessionId: string): string | undefined => sent.get(sessionId),
}
