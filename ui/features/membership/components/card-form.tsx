import { Button, TextInput } from "@mantine/core";
import type { SandboxCard } from "@morsel/application/membership/sandbox";
import { useMutation } from "@tanstack/react-query";
import type { Effect } from "effect";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Problem } from "../../../shell/page/page.tsx";
import classes from "./membership.module.css";

/** Numbers that no bank issues, with what each does. */
const CARDS = [
  ["4242 4242 4242 4242", "succeeds"],
  ["4000 0025 0000 3155", "authentication"],
  ["4000 0000 0000 0341", "failsLater"],
  ["4000 0000 0000 0002", "declined"],
] as const;

export type CardFormProps = {
  /** Words on the button. */
  readonly submit: ReactNode;
  readonly pay: (card: SandboxCard) => Effect.Effect<void, unknown>;
  readonly onPaid: () => void;
};

/** The sandbox's card form: test cards alone, chosen by a tap; a card that must be confirmed asks as a bank does. */
export const CardForm = ({ submit, pay, onPaid }: CardFormProps) => {
  const intl = useIntl();
  const [number, setNumber] = useState("");
  const [expires, setExpires] = useState("12/40");
  const charge = useMutation({
    mutationFn: (isConfirmed: boolean) => run(pay({ number, expires, isConfirmed })),
    onSuccess: onPaid,
  });
  const refused = refusalIn(charge.error);
  const isAsked = refused?._tag === "AuthenticationNeeded";
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (!charge.isPending) charge.mutate(false);
  };
  if (isAsked)
    return (
      <section className={classes.section} aria-labelledby="bank">
        <h2 id="bank">
          <FormattedMessage id="premium.bank.title" />
        </h2>
        <p>
          <FormattedMessage id="premium.bank.lead" />
        </p>
        <span className={sharing.actions}>
          <Button loading={charge.isPending} onClick={() => charge.mutate(true)}>
            <FormattedMessage id="premium.bank.confirm" />
          </Button>
          <Button variant="default" onClick={() => charge.reset()}>
            <FormattedMessage id="premium.bank.cancel" />
          </Button>
        </span>
      </section>
    );
  return (
    <form className={sharing.form} onSubmit={send} noValidate>
      <ul className={`${sharing.list} ${classes.cards}`}>
        {CARDS.map(([card, behaviour]) => (
          <li key={card} className={sharing.row}>
            <span className={sharing.words}>
              <span className={sharing.name}>{card}</span>
              <span className={sharing.hint}>
                <FormattedMessage id={`premium.card.${behaviour}`} />
              </span>
            </span>
            <Button
              variant="default"
              onClick={() => setNumber(card)}
              aria-label={intl.formatMessage({ id: "premium.card.useNamed" }, { card })}
            >
              <FormattedMessage id="premium.card.use" />
            </Button>
          </li>
        ))}
      </ul>
      <TextInput
        label={<FormattedMessage id="premium.card.number" />}
        description={<FormattedMessage id="premium.card.hint" />}
        value={number}
        maxLength={40}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setNumber(value)}
      />
      <TextInput
        label={<FormattedMessage id="premium.card.expires" />}
        value={expires}
        maxLength={10}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => setExpires(value)}
      />
      <Problem>{charge.error === null ? undefined : refusalWords(intl, charge.error)}</Problem>
      <Button type="submit" loading={charge.isPending}>
        {submit}
      </Button>
    </form>
  );
};
