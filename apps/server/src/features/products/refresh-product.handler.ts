import { bindJob } from '../../platform/jobs/binding.ts'
import { askInBackground } from './ask-outside.ts'
import { refreshProduct } from './refresh-product.job.ts'

export const refreshProductJob = bindJob({
  job: refreshProduct,
  async handle(context, { gtin }) {
    if (context.productLookup) await askInBackground(context, context.productLookup, gtin)
  },
  // The record that is there serves on, and tomorrow somebody asks again.
  onExhausted: async () => {},
})
