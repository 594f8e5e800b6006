import type { AccountEvent } from "@morsel/application/account/client/account-client";
import { FormattedDate, FormattedMessage } from "react-intl";
import classes from "./account.module.css";

export type EventListProps = { readonly events: readonly AccountEvent[]; readonly timeZone: string };

const Where = ({ device: { browser, system, network } }: Pick<AccountEvent, "device">) => (
  <span className={classes.eventWhere}>
    {browser === undefined || system === undefined ? (
      (browser ?? system ?? <FormattedMessage id="accountPages.log.unknown" />)
    ) : (
      <FormattedMessage id="accountPages.log.device" values={{ browser, system }} />
    )}
    {network === undefined ? null : (
      <>
        {" · "}
        <FormattedMessage id="accountPages.log.network" values={{ network }} />
      </>
    )}
  </span>
);

/** Lists security events of the account, newest first. */
export const EventList = ({ events, timeZone }: EventListProps) => (
  <ol className={classes.events}>
    {events.map(({ id, kind, at, device }) => (
      <li key={id} className={classes.event}>
        <span className={classes.eventName}>
          <FormattedMessage id={`accountPages.event.${kind}`} />
        </span>
        <time dateTime={new Date(at).toISOString()}>
          <FormattedDate value={at} dateStyle="long" timeStyle="short" timeZone={timeZone} />
        </time>
        <Where device={device} />
      </li>
    ))}
  </ol>
);
