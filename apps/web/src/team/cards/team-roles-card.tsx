import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { RoleMatrix } from '../parts/role-matrix.tsx';

/** What each role can do. */
export function TeamRolesCard({ output }: CardProps<OutputOfCard<'team_roles'>>) {
  if (output.rows.length === 0)
    return <Card label="Roles" title="Roles" note="There’s nothing in that section yet." />;
  return (
    <Card label="Roles" title="What each role can do">
      <RoleMatrix {...output} />
    </Card>
  );
}
