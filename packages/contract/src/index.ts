import * as accounts from './accounts.ts'
import type { Endpoint } from './endpoint.ts'
import * as intake from './intake.ts'
import * as pantry from './pantry.ts'
import * as points from './points.ts'
import * as products from './products.ts'
import * as system from './system.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of the API by its name; what is not here does not exist. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  [accounts, points, intake, pantry, products, system].flatMap((area) =>
    Object.entries(area).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
  ),
)
