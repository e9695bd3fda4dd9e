import { useState } from 'react';

type Rules = {
  min: number;
  least: number;
  max: number;
  step: number;
  value: number | undefined;
  defaultValue: number | undefined;
  onChange: ((quantity: number) => void) | undefined;
};

/** What is typed and what it means: a multiple of `step` from `min` to `max`, or null while it is none. */
export function useQuantity(rules: Rules) {
  const { min, least, max, step, value, defaultValue, onChange } = rules;
  const [typed, setTyped] = useState(String(value ?? defaultValue ?? min));
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    if (value !== undefined) setTyped(String(value));
  }
  const quantity = readQuantity(typed, rules);
  const change = (text: string) => {
    setTyped(text);
    const next = readQuantity(text, rules);
    if (next !== null && next !== quantity) onChange?.(next);
  };
  const settle = () => {
    if (quantity === null || String(quantity) !== typed) change(String(quantity ?? nearest(typed, rules)));
  };
  const shown = quantity ?? (wholeIn(typed) === null ? min : nearest(typed, rules));
  const add = (by: number) => change(String(shown + by));
  return { typed, change, settle, add, isLeast: shown - step < least, isMost: shown + step > max };
}

type Limits = Pick<Rules, 'min' | 'max' | 'step'>;

function readQuantity(typed: string, { min, max, step }: Limits): number | null {
  const number = wholeIn(typed);
  if (number === null || number < min || number % step) return null;
  return Math.min(number, mostOf(max, step));
}

/** In whole packs, and one of them: where less is in stock, the shop says so. */
const mostOf = (max: number, step: number): number => Math.max(max - (max % step), step);

/** What may be had of what was typed: whole packs of as many at least, and at least one. */
function nearest(typed: string, { min, max, step }: Limits): number {
  const number = Math.max(wholeIn(typed) ?? 0, min, 1);
  return Math.min(Math.ceil(number / step) * step, mostOf(max, step));
}

function wholeIn(typed: string): number | null {
  const number = Number(typed);
  return typed.trim() !== '' && Number.isInteger(number) ? number : null;
}
