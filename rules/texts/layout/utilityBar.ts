/** The strip above the header, which comes later than what stands around every screen. */
export const utilityBarTexts = {
  turnaround: ['24-48 hour', 'turnaround in South Africa'],
  delivery: ['5 days', 'international delivery'],
} as const;
