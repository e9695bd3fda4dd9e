import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Runs down `duration` ms and ends; what is left stands still while paused. Zero never ends. */
export function useCountdown(duration: number, onEnd: () => void) {
  const [paused, setPaused] = useState(false);
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused || duration === 0) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [paused, duration]);
  return { pause: () => setPaused(true), resume: () => setPaused(false) };
}
