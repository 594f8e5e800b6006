import { Button } from "@mantine/core";
import {
  ACCEPT_ALL,
  REJECT_ALL,
  type ConsentChoice,
  type ConsentRecord,
} from "@morsel/application/consent/client/consent-record";
import type { Framework } from "@morsel/domain/consent";
import { useState, type ReactNode } from "react";
import { FormattedDate, FormattedMessage } from "react-intl";
import type { MessageId } from "../../../i18n/ids.ts";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { PromptModal } from "../../../shell/sheets/prompt-modal.tsx";
import { ChoiceBoxes } from "./choice-boxes.tsx";
import classes from "./consent.module.css";

export type ConsentDialogProps = {
  readonly framework: Framework;
  readonly record: ConsentRecord | undefined;
  /** W211 */
  readonly hasPrivacySignal: boolean;
  /** Set if anything is configured that needs this answer. */
  readonly needsConsent: boolean;
  readonly onAnswer: (choice: ConsentChoice) => void;
  readonly onClose: () => void;
};

const WIDTH = 560;

/**
 * W210: what a person agrees to, by the law of the place. To agree and to refuse are the same effort: two buttons of one look,
 * side by side. Closing answers nothing.
 */
export const ConsentDialog = (props: ConsentDialogProps) => {
  const { framework, record, hasPrivacySignal, needsConsent, onAnswer, onClose } = props;
  const [choice, setChoice] = useState<ConsentChoice>(record ?? { ...REJECT_ALL, hasOptedOut: false });
  const [isChoosing, setChoosing] = useState(record !== undefined && record.answeredAt !== "");
  const answer = (close: () => void, given: ConsentChoice): void => {
    onAnswer(given);
    close();
  };
  const button = (id: MessageId, onClick: () => void, variant: "default" | "filled" = "default"): ReactNode => (
    <Button key={id} variant={variant} onClick={onClick}>
      <FormattedMessage id={id} />
    </Button>
  );
  return (
    <PromptModal
      title={<FormattedMessage id="consent.title" />}
      maxWidth={WIDTH}
      testId="consent-dialog"
      onClose={onClose}
    >
      {(close) => (
        <>
          <p>
            <FormattedMessage id={`consent.${framework}.lead`} />
          </p>
          {needsConsent ? null : (
            <p className={classes.quiet}>
              <FormattedMessage id="consent.nothing" />
            </p>
          )}
          {record === undefined || record.answeredAt === "" ? null : (
            <p className={classes.quiet}>
              <FormattedMessage
                id="consent.answered"
                values={{ date: <FormattedDate value={record.answeredAt} dateStyle="long" /> }}
              />
            </p>
          )}
          {framework === "california" || isChoosing ? (
            <ChoiceBoxes
              choice={choice}
              framework={framework}
              hasPrivacySignal={hasPrivacySignal}
              onChoice={setChoice}
            />
          ) : null}
          <div className={classes.ways}>
            {framework === "california" ? (
              button("consent.save", () => answer(close, choice), "filled")
            ) : (
              <>
                {button("consent.accept", () => answer(close, ACCEPT_ALL))}
                {button("consent.reject", () => answer(close, REJECT_ALL))}
                {isChoosing
                  ? button("consent.save", () => answer(close, choice))
                  : button("consent.choose", () => setChoosing(true))}
              </>
            )}
          </div>
          <AppLink path="/privacy-policy" className={classes.policy} onClick={close}>
            <FormattedMessage id="consent.policy" />
          </AppLink>
        </>
      )}
    </PromptModal>
  );
};
