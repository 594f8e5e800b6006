import { Button } from "@mantine/core";
import type { BackOfficeClient, ShownPremium } from "@morsel/application/back-office/client/back-office-client";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import classes from "../../admin/components/admin.module.css";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { useAdminAct } from "../../admin/use-admin-act.ts";
import { GiftForm } from "../components/gift-form.tsx";
import { premiumQuery } from "../queries.ts";

const route = getRouteApi("/admin/premium/$id");

/** /admin/premium/…: why a member has premium, and premium by hand. */
export const MemberPremiumPage = () => {
  const { admin, office } = route.useRouteContext();
  const { id } = route.useParams();
  return (
    <AdminPage
      admin={admin}
      section="/admin"
      title={<FormattedMessage id="office.premium.title" />}
      lead={<FormattedMessage id="office.premium.lead" />}
    >
      <Premium key={id} id={id} office={office} />
    </AdminPage>
  );
};

const Premium = ({ id, office }: { readonly id: string; readonly office: BackOfficeClient }) => {
  const { data, error, refetch } = useQuery(premiumQuery(office, id));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <h2>
        <AppLink className={classes.member} path={`/admin/members/${id}`}>
          {data.username}
        </AppLink>
      </h2>
      <Sources premium={data} />
      <GiftActs id={id} office={office} premium={data} />
    </>
  );
};

const Sources = ({ premium: { until, items } }: { readonly premium: ShownPremium }) => {
  const { device } = useApp();
  const date = <FormattedDate value={until} dateStyle="medium" />;
  return (
    <>
      <p className={sharing.sum}>
        <FormattedMessage
          id={
            until > device.now() ? "office.premium.until" : until === 0 ? "office.premium.none" : "office.premium.ended"
          }
          values={{ date }}
        />
      </p>
      <ul className={sharing.list}>
        {items.map((item) => (
          <li key={item.id} className={sharing.row}>
            <span className={sharing.words}>
              <span>
                <FormattedMessage id={`office.source.${item.source}`} />
              </span>
              <span className={sharing.hint}>
                <FormattedMessage
                  id="office.premium.span"
                  values={{
                    from: <FormattedDate value={item.createdAt} dateStyle="medium" />,
                    until: <FormattedDate value={item.until} dateStyle="medium" />,
                  }}
                />
              </span>
            </span>
            {item.phase !== undefined && <span className={sharing.hint}>{item.phase}</span>}
          </li>
        ))}
      </ul>
    </>
  );
};

type GiftActsProps = {
  readonly id: string;
  readonly office: BackOfficeClient;
  readonly premium: ShownPremium;
};

const GiftActs = ({ id: member, office, premium: { username, hasGift } }: GiftActsProps) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const act = useAdminAct(toasts);
  const [open, setOpen] = useState<{ readonly what: "give" | "end"; readonly id: string }>();
  return (
    <>
      <span className={sharing.actions}>
        {(hasGift ? (["give", "end"] as const) : (["give"] as const)).map((what) => (
          <Button
            key={what}
            variant="default"
            aria-expanded={open?.what === what}
            onClick={() => setOpen({ what, id: device.newId() })}
          >
            <FormattedMessage id={`office.gift.${what}`} />
          </Button>
        ))}
      </span>
      {open !== undefined && (
        <GiftForm
          key={open.what}
          what={open.what}
          username={username}
          now={device.now()}
          isBusy={act.isPending}
          onCancel={() => setOpen(undefined)}
          onSubmit={({ reason, until }) =>
            act.mutate(
              {
                asked:
                  open.what === "give"
                    ? office.givePremium({ id: open.id, member, reason, until })
                    : office.takePremiumBack({ id: open.id, member, reason }),
                done: intl.formatMessage({ id: `office.gift.${open.what}.done` }, { username }),
              },
              { onSuccess: () => setOpen(undefined) },
            )
          }
        />
      )}
    </>
  );
};
