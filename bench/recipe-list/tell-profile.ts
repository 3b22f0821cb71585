import { saveExclusions, saveHealthConditions } from '@spizarka/contract/profile'

/** Whom the lists are held against: coeliac disease, an allergy to milk, no onion and no pork. */
export async function tellProfile({ url, headers }: { url: string; headers: Record<string, string> }): Promise<void> {
  const tell = async (path: string, body: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  }
  await tell(saveExclusions.path, { product_names: ['cebula', 'wieprzowina'] })
  await tell(saveHealthConditions.path, { condition_ids: [7, 41], custom_conditions: [], health_data_consent: true })
}
