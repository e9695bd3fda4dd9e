import { useState } from 'react';

type Rules = {
  min: number;
  max: number;
  value: number | undefined;
  defaultValue: number | undefined;
  onChange: ((quantity: number) => void) | undefined;
};

/** What is typed and what it means: a whole number from `min` to `max`, or null while it is none. */
export function useQuantity({ min, max, value, defaultValue, onChange }: Rules) {
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? min));
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    if (value !== undefined) setTyped(String(value));
  }
  const quantity = readQuantity(typed, min, max);
  const change = (text: string) => {
    setTyped(text);
    const next = readQuantity(text, min, max);
    if (next !== null && next !== quantity) onChange?.(next);
  };
  const settle = () => {
    if (quantity === null || String(quantity) !== typed) change(String(quantity ?? Math.max(1, min)));
  };
  const step = (by: number) => change(String((quantity ?? min) + by));
  return { typed, quantity: quantity ?? min, change, settle, step };
}

function readQuantity(typed: string, min: number, max: number): number | null {
  const number = Number(typed);
  if (typed.trim() === '' || !Number.isInteger(number) || number < min) return null;
  return Math.min(number, max);
}
