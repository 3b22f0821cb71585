import * as accountChanges from './account-changes.ts'
import * as accounts from './accounts.ts'
import * as admin from './admin.ts'
import * as billing from './billing.ts'
import * as choices from './choices.ts'
import * as consumption from './consumption.ts'
import * as devices from './devices.ts'
import type { Endpoint } from './endpoint.ts'
import * as intake from './intake.ts'
import * as notifications from './notifications.ts'
import * as onboarding from './onboarding.ts'
import * as pantry from './pantry.ts'
import * as points from './points.ts'
import * as privacy from './privacy.ts'
import * as products from './products.ts'
import * as profile from './profile.ts'
import * as recipeSessions from './recipe-sessions.ts'
import * as recipes from './recipes.ts'
import * as secondFactor from './second-factor.ts'
import * as system from './system.ts'

const AREAS = [
  accounts,
  accountChanges,
  devices,
  onboarding,
  choices,
  profile,
  points,
  intake,
  pantry,
  products,
  recipes,
  recipeSessions,
  consumption,
  notifications,
  privacy,
  billing,
  admin,
  secondFactor,
  system,
]

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

/** Every call of the API by its name; what is not here does not exist. */
export const ENDPOINTS: ReadonlyMap<string, Endpoint> = new Map(
  AREAS.flatMap((area) => Object.entries(area).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))),
)
