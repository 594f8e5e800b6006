import "@mantine/core/styles/InlineInput.css";
import "@mantine/core/styles/Checkbox.css";
import { Button, Checkbox, Skeleton, TextInput } from "@mantine/core";
import type { TokensClient } from "@morsel/application/tokens/client/tokens-client";
import type { MadeToken } from "@morsel/application/tokens/use-cases";
import { apiToken, TOKEN_SCOPES, type ApiToken, type ApiTokenId, type TokenScope } from "@morsel/domain/identity";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { run } from "../../../hooks/run.ts";
import { refusalIn, refusalWords } from "../../../i18n/refusals.ts";
import { Page, Problem, Sheet } from "../../../shell/page/page.tsx";
import page from "../../../shell/page/page.module.css";
import classes from "./tokens.module.css";

type Asked = { readonly name: string; readonly scopes: readonly TokenScope[] };

export type TokensScreenProps = {
  readonly tokens: TokensClient;
  /** The apps that the member let in. */
  readonly apps: ReactNode;
  readonly newId: () => string;
  /** Asks who sits there, where that is not known well enough (W355). */
  readonly confirmation: (how: { readonly onConfirmed: () => void; readonly onClose: () => void }) => ReactNode;
};

const KEY = ["api-tokens"];

/** A member's tokens: each is made for one purpose, told once, and can be revoked. */
export const TokensScreen = ({ tokens, apps, newId, confirmation }: TokensScreenProps) => {
  const intl = useIntl();
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: ({ signal }) => run(tokens.all, signal) });
  const [made, setMade] = useState<MadeToken>();
  const [problem, setProblem] = useState<unknown>();
  const [held, setHeld] = useState<Asked>();
  const revoke = async (id: ApiTokenId): Promise<void> => {
    try {
      const all = await run(tokens.revoke(id));
      setProblem(undefined);
      if (made?.token.id === id) setMade(undefined);
      queries.setQueryData(KEY, all);
    } catch (refused) {
      setProblem(refused);
    }
  };
  const make = async (asked: Asked): Promise<void> => {
    try {
      const answer = await run(tokens.make({ ...asked, id: newId() as ApiTokenId }));
      setProblem(undefined);
      setHeld(undefined);
      setMade(answer);
      queries.setQueryData(KEY, (all: readonly ApiToken[] = []) => [answer.token, ...all]);
    } catch (refused) {
      const isHeld = refusalIn(refused)?._tag === "ConfirmationNeeded";
      setHeld(isHeld ? asked : undefined);
      setProblem(isHeld ? undefined : refused);
    }
  };
  return (
    <Page title={<FormattedMessage id="tokens.title" />} lead={<FormattedMessage id="tokens.lead" />}>
      {made !== undefined && (
        <Sheet labelledBy="token-made">
          <h2 id="token-made" className={page.subtitle} tabIndex={-1} ref={(heading) => heading?.focus()}>
            <FormattedMessage id="tokens.made" values={{ name: made.token.name }} />
          </h2>
          <p>
            <FormattedMessage id="tokens.once" />
          </p>
          <TextInput
            readOnly
            className={classes.secret}
            label={<FormattedMessage id="tokens.secret" />}
            value={made.secret}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <div>
            <Button variant="default" onClick={() => void navigator.clipboard.writeText(made.secret)}>
              <FormattedMessage id="tokens.copy" />
            </Button>
          </div>
        </Sheet>
      )}
      <MakeToken key={made?.token.id ?? ""} onMake={(asked) => void make(asked)} />
      {held === undefined
        ? null
        : confirmation({ onConfirmed: () => void make(held), onClose: () => setHeld(undefined) })}
      <Problem>{problem === undefined && error === null ? undefined : refusalWords(intl, problem ?? error)}</Problem>
      {error !== null && (
        <Button variant="default" onClick={() => void refetch()}>
          <FormattedMessage id="tokens.again" />
        </Button>
      )}
      {data === undefined && error === null && <Skeleton height={120} data-skeleton />}
      {data !== undefined && (
        <Sheet labelledBy="tokens-standing">
          <h2 id="tokens-standing" className={page.subtitle}>
            <FormattedMessage id="tokens.standing" values={{ count: data.length }} />
          </h2>
          <ul className={classes.list}>
            {data.map((one) => (
              <li key={one.id} className={classes.row}>
                <span className={classes.words}>
                  <span className={classes.name}>{one.name}</span>
                  <span className={classes.details}>
                    {one.scopes.length === TOKEN_SCOPES.length ? (
                      <FormattedMessage id="tokens.allScopes" />
                    ) : (
                      intl.formatList(
                        one.scopes.map((scope) => intl.formatMessage({ id: `tokens.scope.${scope}` })),
                        { type: "unit" },
                      )
                    )}
                  </span>
                  <span className={classes.details}>
                    {one.lastUsedAt === undefined ? (
                      <FormattedMessage
                        id="tokens.unused"
                        values={{ made: intl.formatDate(one.createdAt, { dateStyle: "medium" }) }}
                      />
                    ) : (
                      <FormattedMessage
                        id="tokens.used"
                        values={{
                          made: intl.formatDate(one.createdAt, { dateStyle: "medium" }),
                          used: intl.formatDate(one.lastUsedAt, { dateStyle: "medium", timeStyle: "short" }),
                        }}
                      />
                    )}
                  </span>
                </span>
                <Button
                  variant="subtle"
                  color="gray"
                  aria-label={intl.formatMessage({ id: "tokens.revokeOne" }, { name: one.name })}
                  onClick={() => void revoke(one.id)}
                >
                  <FormattedMessage id="tokens.revoke" />
                </Button>
              </li>
            ))}
          </ul>
        </Sheet>
      )}
      {apps}
    </Page>
  );
};

type MakeTokenProps = { readonly onMake: (asked: Asked) => void };

const MakeToken = ({ onMake }: MakeTokenProps) => {
  const intl = useIntl();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<readonly TokenScope[]>(["steps:write"]);
  const [wrong, setWrong] = useState<"name" | "scopes">();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const checked = apiToken({ id: "" as ApiTokenId, name, scopes, createdAt: 0 });
    setWrong(checked.ok ? undefined : checked.error.field);
    if (checked.ok) onMake({ name: checked.value.name, scopes: checked.value.scopes });
  };
  return (
    <Sheet labelledBy="token-new">
      <h2 id="token-new" className={page.subtitle}>
        <FormattedMessage id="tokens.new" />
      </h2>
      <form className={classes.form} onSubmit={submit} noValidate>
        <TextInput
          label={<FormattedMessage id="tokens.name" />}
          description={<FormattedMessage id="tokens.nameHint" />}
          autoComplete="off"
          maxLength={60}
          value={name}
          onChange={({ currentTarget: { value } }) => setName(value)}
          {...(wrong === "name" ? { error: intl.formatMessage({ id: "tokens.nameRange" }) } : {})}
        />
        <fieldset className={classes.scopes}>
          <legend className={classes.legend}>
            <FormattedMessage id="tokens.scopes" />
          </legend>
          <div className={classes.choices}>
            {TOKEN_SCOPES.map((scope) => (
              <Checkbox
                key={scope}
                size="md"
                className={scope.endsWith(":read") ? classes.reads : undefined}
                label={intl.formatMessage({ id: `tokens.scope.${scope}` })}
                checked={scopes.includes(scope)}
                onChange={({ currentTarget: { checked } }) =>
                  setScopes(TOKEN_SCOPES.filter((one) => (one === scope ? checked : scopes.includes(one))))
                }
              />
            ))}
          </div>
          <div>
            <Button variant="subtle" size="compact-md" onClick={() => setScopes(TOKEN_SCOPES)}>
              <FormattedMessage id="tokens.selectAll" />
            </Button>
          </div>
          {wrong === "scopes" && (
            <p role="status" className={classes.wrong}>
              <FormattedMessage id="tokens.scopesRange" />
            </p>
          )}
        </fieldset>
        <div>
          <Button type="submit">
            <FormattedMessage id="tokens.make" />
          </Button>
        </div>
      </form>
    </Sheet>
  );
};
