import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, Skeleton } from "@mantine/core";
import type { AppsClient } from "@morsel/application/tokens/client/apps-client";
import type { AppRefused, AppRequest, TokenScope } from "@morsel/domain/identity";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import classes from "./tokens.module.css";

export type ConnectAppScreenProps = {
  readonly apps: AppsClient;
  /** The permissions that the app asked for, as its address says. */
  readonly request: AppRequest;
  /** Leaves this product for the app's address. */
  readonly leaveTo: (address: string) => void;
  /** Asks who sits there, where that is not known well enough (W360). */
  readonly confirmation: (how: { readonly onConfirmed: () => void; readonly onClose: () => void }) => ReactNode;
};

/** The part of an address that tells a person where they go. */
const placeOf = (address: string): string | undefined => /^https:\/\/([^/?]+)/.exec(address)?.[1];

/** A visit without an app that sent the member. */
const NOT_ASKED: AppRefused = { _tag: "AppRefused", error: "invalid_request" };

/** W360: another product asks to use the member's account; the member allows all of it, some or nothing. */
export const ConnectAppScreen = ({ apps, request, leaveTo, confirmation }: ConnectAppScreenProps) => {
  const intl = useIntl();
  const isAsked = request.clientId !== "";
  const { data, error } = useQuery({
    queryKey: ["app-question", request],
    queryFn: async ({ signal }) => {
      const question = await run(apps.asked(request), signal);
      if (question._tag === "Answer") leaveTo(question.to);
      return question;
    },
    staleTime: Infinity,
    enabled: isAsked,
  });
  const [refused, setRefused] = useState<readonly TokenScope[]>([]);
  const [problem, setProblem] = useState<unknown>();
  const [held, setHeld] = useState<readonly TokenScope[]>();
  const [isLeaving, setLeaving] = useState(false);
  const decide = async (allowed: readonly TokenScope[]): Promise<void> => {
    try {
      setLeaving(true);
      const to = await run(apps.decide(request, allowed));
      setHeld(undefined);
      leaveTo(to);
    } catch (refusal) {
      const isHeld = refusalIn(refusal)?._tag === "ConfirmationNeeded";
      setLeaving(false);
      setHeld(isHeld ? allowed : undefined);
      setProblem(isHeld ? undefined : refusal);
    }
  };
  const told = isAsked ? (problem ?? error) : NOT_ASKED;
  const asked = data?._tag === "Ask" ? data : undefined;
  const allowed = asked?.scopes.filter((scope) => !refused.includes(scope)) ?? [];
  return (
    <Page title={<FormattedMessage id="tokens.connect.title" />}>
      <Problem>{told === undefined || told === null ? undefined : refusalWords(intl, told)}</Problem>
      {isAsked && data === undefined && error === null && <Skeleton height={320} data-skeleton />}
      {data?._tag === "Answer" && <FormattedMessage id="tokens.connect.leaving" tagName="p" />}
      {asked !== undefined && (
        <Sheet labelledBy="app-asks">
          <h2 id="app-asks" className={page.subtitle}>
            <FormattedMessage id="tokens.connect.asks" values={{ name: asked.name }} />
          </h2>
          <FormattedMessage id="tokens.connect.unknown" tagName="p" />
          <fieldset className={classes.scopes}>
            <legend className={classes.legend}>
              <FormattedMessage id="tokens.connect.allow" />
            </legend>
            <div className={classes.asked}>
              {asked.scopes.map((scope) => (
                <Checkbox
                  key={scope}
                  size="md"
                  label={intl.formatMessage({ id: `tokens.scope.${scope}` })}
                  checked={!refused.includes(scope)}
                  onChange={({ currentTarget: { checked } }) =>
                    setRefused(checked ? refused.filter((one) => one !== scope) : [...refused, scope])
                  }
                />
              ))}
            </div>
          </fieldset>
          {allowed.length === 0 && (
            <p role="status" className={classes.wrong}>
              <FormattedMessage id="tokens.connect.none" />
            </p>
          )}
          <p className={classes.details}>
            <FormattedMessage
              id="tokens.connect.goesTo"
              values={{
                place: placeOf(request.redirectUri) ?? intl.formatMessage({ id: "tokens.connect.ownMachine" }),
              }}
            />{" "}
            <FormattedMessage id="tokens.connect.until" />
          </p>
          <div className={classes.actions}>
            <Button disabled={allowed.length === 0} loading={isLeaving} onClick={() => void decide(allowed)}>
              <FormattedMessage id="tokens.connect.connect" />
            </Button>
            <Button variant="default" disabled={isLeaving} onClick={() => void decide([])}>
              <FormattedMessage id="tokens.connect.cancel" />
            </Button>
          </div>
        </Sheet>
      )}
      {held === undefined
        ? null
        : confirmation({ onConfirmed: () => void decide(held), onClose: () => setHeld(undefined) })}
    </Page>
  );
};
