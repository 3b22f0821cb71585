import type { RouteHandle } from '../../lib/route-handle.ts'
import type { RouteObject } from '../../lib/router/addresses.ts'

const task = { chrome: 'task' } satisfies RouteHandle

export const intakeRoutes: RouteObject[] = [
  {
    path: 'add-products',
    handle: { chrome: 'inner' } satisfies RouteHandle,
    lazy: async () => ({ Component: (await import('./hub/AddProductsScreen.tsx')).AddProductsScreen }),
  },
  {
    path: 'add-products/text',
    handle: task,
    lazy: async () => ({ Component: (await import('./text/TextIntakeScreen.tsx')).TextIntakeScreen }),
  },
  {
    path: 'add-products/barcode',
    handle: task,
    lazy: async () => ({ Component: (await import('./barcode/BarcodeScreen.tsx')).BarcodeScreen }),
  },
  {
    path: 'add-products/receipt',
    handle: task,
    lazy: async () => ({ Component: (await import('./receipt/ReceiptScreen.tsx')).ReceiptScreen }),
  },
  {
    path: 'add-products/manual',
    handle: task,
    lazy: async () => ({ Component: (await import('./manual/ManualAddScreen.tsx')).ManualAddScreen }),
  },
  {
    path: 'pending-items/:sessionId',
    handle: task,
    lazy: async () => ({ Component: (await import('./review/ReviewScreen.tsx')).ReviewScreen }),
  },
]
