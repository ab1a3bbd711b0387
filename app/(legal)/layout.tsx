import { LegalFrame } from "#components/legal/legal-frame.tsx";

export default LegalFrame;
