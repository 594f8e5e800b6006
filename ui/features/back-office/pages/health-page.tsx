import type { BackOfficeClient } from "@morsel/application/back-office/client/back-office-client";
import type { Health } from "@morsel/application/back-office/health";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { Fragment, type ReactNode } from "react";
import { FormattedMessage, FormattedNumber, useIntl, type IntlShape } from "react-intl";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AppLink } from "../../../shell/navigation/app-link.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import classes from "../../admin/components/admin.module.css";
import { healthQuery } from "../queries.ts";

const route = getRouteApi("/admin/health");

/** /admin/health: what an operator looks at first. */
export const HealthPage = () => {
  const { admin, office } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/health"
      title={<FormattedMessage id="office.health.title" />}
      lead={<FormattedMessage id="office.health.lead" />}
    >
      <Loaded office={office} />
    </AdminPage>
  );
};

const Loaded = ({ office }: { readonly office: BackOfficeClient }) => {
  const { data, error, refetch } = useQuery(healthQuery(office));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return <Facts health={data} />;
};

const FACTS = ["database", "size", "answer", "schema", "disk", "memory", "uptime", "program", "node", "queue"] as const;
type FactName = (typeof FACTS)[number];

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

const bytes = (intl: IntlShape, value: number): string => {
  const step = Math.min(UNITS.length - 1, value < 1 ? 0 : Math.floor(Math.log(value) / Math.log(1000)));
  return intl.formatNumber(value / 1000 ** step, {
    style: "unit",
    unit: UNITS[step] ?? "byte",
    maximumFractionDigits: 1,
  });
};

const HOUR_S = 3600;

const Facts = ({ health }: { readonly health: Health }) => {
  const intl = useIntl();
  const rows: { readonly [name in FactName]: ReactNode } = {
    database: <FormattedMessage id={`office.health.engine.${health.engine}`} />,
    size: bytes(intl, health.databaseBytes),
    answer: intl.formatNumber(health.answerMs, { style: "unit", unit: "millisecond" }),
    schema: <FormattedNumber value={health.schema} />,
    disk: (
      <FormattedMessage
        id="office.health.free"
        values={{ free: bytes(intl, health.freeBytes), all: bytes(intl, health.diskBytes) }}
      />
    ),
    memory: bytes(intl, health.memoryBytes),
    uptime: intl.formatNumber(health.uptimeSeconds / HOUR_S, {
      style: "unit",
      unit: "hour",
      unitDisplay: "long",
      maximumFractionDigits: 1,
    }),
    program: health.program,
    node: health.node,
    queue: (
      <AppLink className={classes.member} path="/admin/jobs">
        <FormattedMessage id="admin.section.jobs" />
      </AppLink>
    ),
  };
  return (
    <dl className={classes.facts}>
      {FACTS.map((name) => (
        <Fragment key={name}>
          <dt>
            <FormattedMessage id={`office.health.${name}`} />
          </dt>
          <dd>{rows[name]}</dd>
        </Fragment>
      ))}
    </dl>
  );
};
