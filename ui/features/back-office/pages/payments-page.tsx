import type { BackOfficeClient, ShownEvent } from "@morsel/application/back-office/client/back-office-client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import classes from "../../admin/components/admin.module.css";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { eventsQuery } from "../queries.ts";
import { MoreButton } from "../../admin/components/more-button.tsx";
import { ReasonedAct } from "../components/reasoned-act.tsx";

const route = getRouteApi("/admin/payments");

/** /admin/payments: reports of the payment provider, as they were kept. */
export const PaymentsPage = () => {
  const { admin, office } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/payments"
      title={<FormattedMessage id="office.payments.title" />}
      lead={<FormattedMessage id="office.payments.lead" />}
    >
      <Events office={office} />
    </AdminPage>
  );
};

const Events = ({ office }: { readonly office: BackOfficeClient }) => {
  const listed = useInfiniteQuery(eventsQuery(office));
  const events = listed.data?.pages.flatMap(({ items }) => items);
  if (events === undefined)
    return listed.isError ? <Failed error={listed.error} onRetry={() => void listed.refetch()} /> : <Waiting />;
  return (
    <>
      {events.length === 0 && (
        <p className={sharing.hint}>
          <FormattedMessage id="office.payments.none" />
        </p>
      )}
      <ul className={sharing.list}>
        {events.map((event) => (
          <EventRow key={`${event.provider} ${event.id}`} event={event} office={office} />
        ))}
      </ul>
      <MoreButton listed={listed} />
    </>
  );
};

const EventRow = ({ event, office }: { readonly event: ShownEvent; readonly office: BackOfficeClient }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const when = (at: number) => <FormattedDate value={at} dateStyle="medium" timeStyle="short" />;
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>{event.id}</span>
        <span className={sharing.hint}>
          <FormattedMessage id={`office.source.${event.provider}`} />
          {event.member !== undefined && (
            <>
              {" · "}
              <AppLink className={classes.member} path={`/admin/members/${event.member}`}>
                <FormattedMessage id="admin.member.title" />
              </AppLink>
            </>
          )}
        </span>
        <span className={sharing.hint}>
          <FormattedMessage id="office.payments.received" values={{ date: when(event.receivedAt) }} />
          {" · "}
          {event.appliedAt === undefined ? (
            <FormattedMessage id="office.payments.waiting" />
          ) : (
            <FormattedMessage id="office.payments.applied" values={{ date: when(event.appliedAt) }} />
          )}
        </span>
      </span>
      {event.appliedAt !== undefined && (
        <ReasonedAct
          toasts={toasts}
          newId={device.newId}
          words={<FormattedMessage id="office.payments.again" />}
          name={intl.formatMessage({ id: "office.payments.again.this" }, { name: event.id })}
          asked={(id, reason) => office.applyEventAgain({ id, reason, event })}
          done={intl.formatMessage({ id: "office.payments.again.done" }, { name: event.id })}
        />
      )}
    </li>
  );
};
