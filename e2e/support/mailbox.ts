import { setTimeout as sleep } from 'node:timers/promises'

/** The address of this site in the newest mail to somebody that leads to such a path, once it has come: `/activate/Mg/…`. */
export async function linkMailedTo(origin: string, email: string, path: 'activate' | 'password/reset/confirm' | 'email-confirmation') {
  const link = new RegExp(String.raw`/${path}/[\w-]+/[\w-]+`)
  for (let attempt = 0; attempt < 300; attempt += 1) {
    for (const id of await mailsTo(origin, email)) {
      const [found] = link.exec(await (await fetch(`${origin}/dev/mailbox/${id}/body`)).text()) ?? []
      if (found !== undefined) return found
    }
    await sleep(100)
  }
  throw new Error(`No mail with /${path}/ has come for ${email}`)
}

async function mailsTo(origin: string, email: string): Promise<string[]> {
  const page = await (await fetch(`${origin}/dev/mailbox`)).text()
  return page
    .split('<li>')
    .filter((entry) => entry.includes(`>${email} `))
    .flatMap((entry) => /\/dev\/mailbox\/([\w-]+)/.exec(entry)?.[1] ?? [])
}
