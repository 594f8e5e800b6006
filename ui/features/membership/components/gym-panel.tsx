import { Button, TextInput } from "@mantine/core";
import type { MembershipClient, PageSubscription } from "@morsel/application/membership/client/membership-client";
import type { PremiumOffer } from "@morsel/application/membership/use-cases";
import { useState, type FormEvent } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { refusalWords } from "../../../i18n/refusals.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Problem } from "../../../shell/page/page.tsx";
import type { PremiumAct } from "../use-premium-act.ts";
import classes from "./membership.module.css";

export type GymPanelProps = {
  readonly premium: Pick<MembershipClient, "linkGym" | "unlinkGym">;
  readonly gym: NonNullable<PremiumOffer["gym"]>;
  /** Absent without a linked membership. */
  readonly link?: Pick<PageSubscription, "id" | "isLive"> | undefined;
  readonly act: PremiumAct;
};

/** ME25: links a membership of the partner gym, or unlinks it. */
export const GymPanel = ({ premium, gym, link, act }: GymPanelProps) => {
  const intl = useIntl();
  const [membership, setMembership] = useState("");
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!act.isPending)
      act.mutate({
        asked: premium.linkGym(membership),
        done: intl.formatMessage({ id: "premium.gym.linkDone" }),
      });
  };
  return (
    <section className={classes.section} aria-labelledby="gym">
      <h2 id="gym">
        <FormattedMessage id="premium.gym.title" />
      </h2>
      {link === undefined ? (
        <form className={sharing.form} onSubmit={submit} noValidate>
          <p className={sharing.hint}>
            <FormattedMessage id="premium.gym.lead" values={{ gym: gym.name }} />{" "}
            {gym.isSandbox && <FormattedMessage id="premium.gym.sandbox" />}
          </p>
          <TextInput
            label={<FormattedMessage id="premium.gym.number" />}
            description={<FormattedMessage id="premium.gym.hint" />}
            value={membership}
            maxLength={60}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setMembership(value)}
          />
          <Problem>{act.error === null ? undefined : refusalWords(intl, act.error)}</Problem>
          <Button type="submit" variant="default" loading={act.isPending}>
            <FormattedMessage id="premium.gym.link" />
          </Button>
        </form>
      ) : (
        <>
          <p>
            <FormattedMessage id={link.isLive ? "premium.gym.linked" : "premium.gym.ended"} />
          </p>
          <span className={sharing.actions}>
            <Button
              variant="default"
              loading={act.isPending}
              onClick={() =>
                act.mutate({
                  asked: premium.unlinkGym(link.id),
                  done: intl.formatMessage({ id: "premium.gym.unlinkDone" }),
                })
              }
            >
              <FormattedMessage id="premium.gym.unlink" />
            </Button>
          </span>
        </>
      )}
    </section>
  );
};
