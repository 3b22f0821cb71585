// The content security policy forbids eval, and a browser reports even the attempt that zod makes when it builds its first schema.
// zod reads this when it is loaded, which is later: it is no part of the first chunk.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
