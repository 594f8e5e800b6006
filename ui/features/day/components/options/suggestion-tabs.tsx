import { UnstyledButton } from "@mantine/core";
import { SUGGESTION_TABS, type SuggestionTab } from "@morsel/application/diary/client/food-box";
import { useRef, type KeyboardEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import classes from "../../../../fields/log-box.module.css";

export type SuggestionTabsProps = {
  readonly tab: SuggestionTab;
  readonly onTab: (tab: SuggestionTab) => void;
  /** Id of the list that they fill. */
  readonly controls: string;
};

/** Chooses the list that the box shows before anything is typed. */
export const SuggestionTabs = ({ tab, onTab, controls }: SuggestionTabsProps) => {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = (SUGGESTION_TABS.indexOf(tab) + step + SUGGESTION_TABS.length) % SUGGESTION_TABS.length;
    const chosen = SUGGESTION_TABS[next];
    if (chosen === undefined) return;
    onTab(chosen);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[next]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={intl.formatMessage({ id: "diary.lists" })}
      className={classes.tabs}
      onKeyDown={onKey}
      tabIndex={-1}
    >
      {SUGGESTION_TABS.map((name) => (
        <UnstyledButton
          key={name}
          role="tab"
          aria-selected={name === tab}
          aria-controls={controls}
          tabIndex={name === tab ? 0 : -1}
          className={classes.tab}
          onClick={() => onTab(name)}
        >
          <FormattedMessage id={`diary.${name}`} />
        </UnstyledButton>
      ))}
    </div>
  );
};
