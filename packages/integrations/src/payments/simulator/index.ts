export { type BankTransaction, type CardManner, SIMULATED_KEYS, SimulatedBank } from './bank.ts'
export { createSimulatedOperator } from './operator.ts'
export { type RunningBank, startPaymentSimulator } from './server.ts'
