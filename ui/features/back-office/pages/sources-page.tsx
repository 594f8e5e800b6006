import type {
  BackOfficeClient,
  ShownImport,
  ShownSources,
} from "@morsel/application/back-office/client/back-office-client";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { FormattedDate, FormattedMessage, useIntl } from "react-intl";
import { useApp } from "../../../routes/use-app.ts";
import sharing from "../../../sharing/sharing.module.css";
import { Failed, Waiting } from "../../../sharing/states.tsx";
import { AdminPage } from "../../admin/components/admin-page.tsx";
import { sourcesQuery } from "../queries.ts";
import { ReasonedAct } from "../components/reasoned-act.tsx";

const route = getRouteApi("/admin/sources");

/** /admin/sources: catalogues of foods, their imports and how far a running one is. */
export const SourcesPage = () => {
  const { admin, office } = route.useRouteContext();
  return (
    <AdminPage
      admin={admin}
      section="/admin/sources"
      title={<FormattedMessage id="office.sources.title" />}
      lead={<FormattedMessage id="office.sources.lead" />}
    >
      <Sources office={office} />
    </AdminPage>
  );
};

type OfficeProps = { readonly office: BackOfficeClient };

const Sources = ({ office }: OfficeProps) => {
  const { data, error, refetch } = useQuery(sourcesQuery(office));
  if (data === undefined) return error === null ? <Waiting /> : <Failed error={error} onRetry={() => void refetch()} />;
  return data.map((source) => <Source key={source.source} source={source} office={office} />);
};

const Source = ({
  source: { source, isOn, imports },
  office,
}: OfficeProps & { readonly source: ShownSources[number] }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const name = intl.formatMessage({ id: `office.sources.name.${source}` });
  return (
    <section aria-labelledby={`source-${source}`}>
      <div className={sharing.row}>
        <span className={sharing.words}>
          <h2 id={`source-${source}`}>{name}</h2>
          <span className={sharing.hint}>
            <FormattedMessage id={`office.sources.licence.${source}`} />
            {" · "}
            <FormattedMessage id={isOn ? "office.sources.shown" : "office.sources.hidden"} />
          </span>
        </span>
        <ReasonedAct
          toasts={toasts}
          newId={device.newId}
          words={<FormattedMessage id={isOn ? "office.sources.hide" : "office.sources.show"} values={{ name }} />}
          asked={(id, reason) => office.switchSource({ id, reason, source, isOn: !isOn })}
          done={intl.formatMessage({ id: isOn ? "office.sources.hide.done" : "office.sources.show.done" }, { name })}
        />
      </div>
      {imports.length === 0 && source !== "members" && (
        <p className={sharing.hint}>
          <FormattedMessage id="office.sources.none" />
        </p>
      )}
      <ul className={sharing.list} aria-live="polite">
        {imports.map((one) => (
          <ImportRow key={one.name} one={one} office={office} />
        ))}
      </ul>
    </section>
  );
};

const ImportRow = ({ one, office }: OfficeProps & { readonly one: ShownImport }) => {
  const intl = useIntl();
  const { toasts, device } = useApp();
  const { name, file, state, startedAt } = one;
  const { refused, ...counts } = one.counts;
  return (
    <li className={sharing.row}>
      <span className={sharing.words}>
        <span className={sharing.name}>
          {name} · {file}
        </span>
        <span className={sharing.hint}>
          <FormattedDate value={startedAt} dateStyle="medium" timeStyle="short" />
          {" · "}
          <FormattedMessage id={`office.sources.state.${state}`} />
        </span>
        <span className={sharing.hint}>
          <FormattedMessage id="office.sources.counts" values={counts} />
        </span>
        {Object.entries(refused).length > 0 && (
          <span className={sharing.hint}>
            <FormattedMessage
              id="office.sources.refused"
              values={{ count: Object.values(refused).reduce((sum, count) => sum + count, 0) }}
            />
          </span>
        )}
      </span>
      {state === "complete" && (
        <ReasonedAct
          toasts={toasts}
          newId={device.newId}
          words={<FormattedMessage id="office.sources.undo" />}
          name={intl.formatMessage({ id: "office.sources.undo.this" }, { name })}
          asked={(id, reason) => office.undoImport({ id, reason, name })}
          done={intl.formatMessage({ id: "office.sources.undo.done" }, { name })}
        />
      )}
    </li>
  );
};
