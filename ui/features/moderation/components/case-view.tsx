import { Button, NativeSelect, Textarea } from "@mantine/core";
import type { ShownCase } from "@morsel/application/moderation/client/moderation-client";
import { REASON_LENGTH } from "@morsel/domain/admin";
import { checkDecision, DECISIONS, type DecisionAct } from "@morsel/domain/forum";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import sharing from "../../../sharing/sharing.module.css";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { Sheet } from "../../../shell/page/page.tsx";
import { ReportedFood } from "./reported-food.tsx";
import { useModeration, type ModerationPorts } from "../use-moderation.ts";
import classes from "./moderation.module.css";

export type CaseViewProps = ModerationPorts & { readonly item: ShownCase };

/** Days of a ban; 0 for one without an end. */
const DAYS = [1, 7, 30, 365, 0] as const;

/** A reported thing as it was, its reports, and what to do about it. */
export const CaseView = ({ item, ...ports }: CaseViewProps) => {
  const intl = useIntl();
  const [isOpened, setOpened] = useState(false);
  const { kind, aboutId, aboutName, text, path, food, reports, reasons } = item;
  const name = food?.description ?? aboutName ?? intl.formatMessage({ id: "forum.former" });
  return (
    <li className={classes.case}>
      <h3 className={classes.head}>
        <FormattedMessage id={`moderation.kind.${kind}`} values={{ name }} />
      </h3>
      {food === undefined ? (
        <p className={classes.text}>{text === "" ? <FormattedMessage id="moderation.noText" /> : text}</p>
      ) : (
        <ReportedFood food={food} />
      )}
      <span className={sharing.hint}>
        <FormattedMessage id="moderation.reports" values={{ count: reports }} />
      </span>
      <ul className={classes.reasons}>
        {reasons.map(({ reason, text: words, at, by }) => (
          <li key={`${at} ${by ?? ""}`}>
            <strong>
              <FormattedMessage id={`messages.report.${reason}`} />
            </strong>{" "}
            {words}{" "}
            <span className={sharing.hint}>
              {by ?? <FormattedMessage id="forum.former" />} ·{" "}
              <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
            </span>
          </li>
        ))}
      </ul>
      <span className={sharing.actions}>
        <Button variant="default" aria-expanded={isOpened} onClick={() => setOpened(!isOpened)}>
          <FormattedMessage id="moderation.decide" />
        </Button>
        {path !== undefined && (
          <AppLink path={path} className={classes.touch}>
            <FormattedMessage id="moderation.open" />
          </AppLink>
        )}
        {aboutName !== undefined && (
          <AppLink path={`/admin/members/${aboutId}`} className={classes.touch}>
            {aboutName}
          </AppLink>
        )}
      </span>
      {isOpened && <DecisionForm item={item} {...ports} />}
    </li>
  );
};

const DecisionForm = ({ item, ...ports }: CaseViewProps) => {
  const intl = useIntl();
  const act = useModeration(ports);
  const [id] = useState(ports.newId);
  const [chosen, setChosen] = useState<DecisionAct>("dismiss");
  const [days, setDays] = useState(7);
  const [reason, setReason] = useState("");
  const [isTold, setTold] = useState(false);
  const isShort = reason.trim().length < REASON_LENGTH.min;
  const { kind, thing } = item;
  return (
    <Sheet>
      <form
        className={sharing.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTold(true);
          if (isShort) return;
          const wish = { id, kind, thing, act: chosen, reason };
          act.mutate({
            asked: ports.moderation.decide(chosen === "ban" && days > 0 ? { ...wish, days } : wish),
            done: intl.formatMessage({ id: "moderation.decided" }),
          });
        }}
      >
        <NativeSelect
          label={<FormattedMessage id="moderation.act" />}
          value={chosen}
          data={DECISIONS.filter((one) => checkDecision(one, kind, item.aboutId !== "").ok).map((value) => ({
            value,
            label: intl.formatMessage({ id: `moderation.act.${value}` }),
          }))}
          onChange={({ currentTarget: { value } }) => setChosen(DECISIONS.find((one) => one === value) ?? "dismiss")}
        />
        {chosen === "ban" && (
          <NativeSelect
            label={<FormattedMessage id="moderation.days" />}
            value={String(days)}
            data={DAYS.map((value) => ({
              value: String(value),
              label: intl.formatMessage({ id: "admin.act.days" }, { days: value }),
            }))}
            onChange={({ currentTarget: { value } }) => setDays(Number(value))}
          />
        )}
        <Textarea
          label={<FormattedMessage id="admin.act.reason" />}
          description={
            <FormattedMessage id={chosen === "dismiss" ? "admin.act.reason.hint" : "moderation.reason.told"} />
          }
          rows={3}
          maxLength={REASON_LENGTH.max}
          value={reason}
          error={
            isTold && isShort ? <FormattedMessage id="admin.act.reason.wrong" values={REASON_LENGTH} /> : undefined
          }
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <span className={sharing.actions}>
          <Button type="submit" loading={act.isPending}>
            <FormattedMessage id="moderation.save" />
          </Button>
        </span>
      </form>
    </Sheet>
  );
};
