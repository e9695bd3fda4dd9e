import { proveContract } from './contract.ts';

// Writes docs/contract.md alone; `npm run proof` writes it with everything else.
process.exitCode = (await proveContract()) ? 0 : 1;
