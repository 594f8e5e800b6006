import { LegalPage } from "../components/legal-page.tsx";

export const TermsPage = () => <LegalPage about="terms" host={window.location.host} />;
export const PrivacyPage = () => <LegalPage about="privacy" host={window.location.host} />;
