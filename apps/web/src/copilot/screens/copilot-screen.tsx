export default function CopilotScreen() {
  return null;
}
