import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox } from "@mantine/core";
import type { HouseholdClient } from "@morsel/application/household/client/household-client";
import type { HouseholdView, PersonView } from "@morsel/application/household/household-view";
import type { MemberId } from "@morsel/domain/identity";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import page from "../../../shell/page/page.module.css";
import { Sheet } from "../../../shell/page/page.tsx";
import type { HouseholdCommands } from "../use-household.ts";
import classes from "../../../sharing/sharing.module.css";

export type PeopleListProps = {
  readonly me: MemberId;
  readonly mine: HouseholdView;
  readonly household: HouseholdClient;
  readonly act: HouseholdCommands;
};

type Asked = { readonly kind: "remove" | "handOver"; readonly who: PersonView };

/** People of the household with their rights and permissions. */
export const PeopleList = ({ me, mine, household, act }: PeopleListProps) => {
  const intl = useIntl();
  const [asked, setAsked] = useState<Asked>();
  const self = mine.people.find(({ id }) => id === me);
  const isOwner = self?.role === "owner";
  const done = (): void => {
    if (asked === undefined) return;
    setAsked(undefined);
    act.mutate(asked.kind === "remove" ? household.remove(asked.who.id) : household.handOver(asked.who.id));
  };
  const question = asked?.kind === "handOver" ? "handOver" : asked?.who.id === me ? "leave" : "remove";
  return (
    <Sheet labelledBy="people">
      <h2 id="people" className={page.subtitle}>
        <FormattedMessage id="household.people" values={{ count: mine.people.length }} />
      </h2>
      <p className={classes.hint}>
        <FormattedMessage id={isOwner ? "household.rights.owner" : "household.rights.member"} />
      </p>
      <ul className={classes.list}>
        {mine.people.map((person) => (
          <li key={person.id} className={classes.row}>
            <span className={classes.words}>
              <span className={classes.name}>{person.username}</span>
              <span className={classes.hint}>
                <FormattedMessage
                  id={person.id === me ? `household.role.${person.role}.you` : `household.role.${person.role}`}
                />
                {person.id !== me && (
                  <>
                    {" · "}
                    <FormattedMessage id={person.allowsLogging ? "household.allows" : "household.asks"} />
                  </>
                )}
              </span>
            </span>
            <span className={classes.actions}>
              {isOwner && person.id !== me && (
                <Button
                  variant="default"
                  aria-label={intl.formatMessage({ id: "household.handOver.named" }, { name: person.username })}
                  onClick={() => setAsked({ kind: "handOver", who: person })}
                >
                  <FormattedMessage id="household.handOver" />
                </Button>
              )}
              {(isOwner || person.id === me) && (
                <Button
                  variant="default"
                  aria-label={
                    person.id === me
                      ? intl.formatMessage({ id: "household.leave" })
                      : intl.formatMessage({ id: "household.remove.named" }, { name: person.username })
                  }
                  onClick={() => setAsked({ kind: "remove", who: person })}
                >
                  <FormattedMessage id={person.id === me ? "household.leave" : "household.remove"} />
                </Button>
              )}
            </span>
            {asked?.who.id === person.id && (
              <span className={classes.ask} role="group" aria-live="polite">
                <p>
                  <FormattedMessage
                    id={`household.${question}.ask`}
                    values={{ name: person.username, others: mine.people.length - 1, isOwner: String(isOwner) }}
                  />
                </p>
                <Button onClick={done}>
                  <FormattedMessage id={`household.${question}.yes`} />
                </Button>
                <Button variant="default" onClick={() => setAsked(undefined)}>
                  <FormattedMessage id="household.cancel" />
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={classes.check}>
        <Checkbox
          size="md"
          checked={self?.allowsLogging === true}
          disabled={act.isPending}
          label={<FormattedMessage id="household.allow" />}
          description={<FormattedMessage id="household.allow.hint" />}
          onChange={({ currentTarget: { checked } }) => act.mutate(household.allowLogging(checked))}
        />
      </div>
    </Sheet>
  );
};
