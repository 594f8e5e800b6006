import { HelpScreen } from "../components/help-screen.tsx";

export const HelpPage = () => <HelpScreen />;
