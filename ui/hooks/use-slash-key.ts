import { useEffect, useEffectEvent } from "react";
import { isTyping } from "./is-typing.ts";

/** The slash, wherever nothing is being typed. */
export const useSlashKey = (onSlash: () => void): void => {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "/" || event.defaultPrevented || isTyping(event)) return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
};
