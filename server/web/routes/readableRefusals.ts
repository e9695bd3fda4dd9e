import type { Call } from './call.ts';

/** The route, whose refusals the script of a page that may ask here can read, too. */
export const withReadableRefusals =
  (answer: (call: Call) => Promise<void>, corsHeaders: (call: Call) => Readonly<Record<string, string>>) =>
  (call: Call): Promise<void> =>
    answer(call).catch(error => {
      if (!call.response.headersSent)
        for (const header of Object.entries(corsHeaders(call))) call.response.setHeader(...header);
      throw error;
    });
