import { ActionIcon, UnstyledButton } from "@mantine/core";
import { useClickOutside } from "@mantine/hooks";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { IconDots } from "../../theme/icons.ts";
import classes from "./menu.module.css";

export type MenuAction = {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onUse: () => void;
};

export type MenuProps = {
  /** Accessible name of the button and of the menu. */
  readonly label: string;
  /** Actions in the order of their use, the one that deletes last. */
  readonly actions: readonly MenuAction[];
};

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button with a menu: arrows move, Escape and a click elsewhere close it and give the focus back. */
export const Menu = ({ label, actions }: MenuProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const outside = useClickOutside<HTMLDivElement>(() => setOpen(false), null, undefined, isOpen);
  useEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (list.current === null || box === undefined) return;
    // Above its button where there is more room than below.
    const above = trigger.current?.getBoundingClientRect().top ?? 0;
    if (box.bottom > window.innerHeight && above > box.height) list.current.dataset["above"] = "";
    list.current.querySelector<HTMLElement>("[role=menuitem]")?.focus();
  }, [isOpen]);
  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "Tab") setOpen(false);
    if (event.key === "Escape") {
      event.stopPropagation();
      close();
    }
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const items = [...(list.current?.querySelectorAll<HTMLElement>("[role=menuitem]") ?? [])];
    const at = items.findIndex((item) => item === document.activeElement);
    items[step(at, items.length)]?.focus();
  };
  return (
    <div className={classes.menu} ref={outside}>
      <ActionIcon
        ref={trigger}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <IconDots size={20} stroke={1.75} />
      </ActionIcon>
      {isOpen && (
        <div ref={list} id={id} role="menu" aria-label={label} className={classes.list} onKeyDown={onKey} tabIndex={-1}>
          {actions.map(({ key, label: words, icon, onUse }) => (
            <UnstyledButton
              key={key}
              role="menuitem"
              tabIndex={-1}
              className={classes.item}
              onClick={() => {
                close();
                onUse();
              }}
            >
              <span className={classes.icon} aria-hidden="true">
                {icon}
              </span>
              {words}
            </UnstyledButton>
          ))}
        </div>
      )}
    </div>
  );
};
