import { useApp } from "../../../routes/use-app.ts";
import { DataTable } from "../components/data-table.tsx";
import { LegalPage, type LegalPageProps } from "../components/legal-page.tsx";

const Shown = (props: Pick<LegalPageProps, "about" | "children">) => {
  const { locale, site } = useApp();
  return (
    <LegalPage {...props} host={window.location.host} locale={locale} operator={site.operator} siteName={site.name} />
  );
};

export const TermsPage = () => <Shown about="terms" />;
export const PrivacyPage = () => <Shown about="privacy" />;
export const GuidelinesPage = () => <Shown about="guidelines" />;
export const DataUsagePage = () => (
  <Shown about="data">
    <DataTable />
  </Shown>
);
