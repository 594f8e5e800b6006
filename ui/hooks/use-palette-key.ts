import { useEffect, useEffectEvent } from "react";

/** Ctrl K, and ⌘ K on a Mac, from anywhere, also while something is typed. */
export const usePaletteKey = (isOn: boolean, onKey: () => void): void => {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    onKey();
  });
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn]);
};
