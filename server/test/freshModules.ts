import { vi } from 'vitest';

// What our own modules remember is each test file's own, though its process and the libraries are not.
vi.resetModules();
