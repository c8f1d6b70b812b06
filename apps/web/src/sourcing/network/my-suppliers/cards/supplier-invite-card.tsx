import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { Moment } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { mySupplierAddress } from '../my-suppliers-query.ts';
import { SourceMark } from '../parts/supplier-marks.tsx';

/** An invite of a supplier and how it stands. */
export function SupplierInviteCard({ output }: CardProps<OutputOfCard<'supplier_invite'>>) {
  const { invite } = output;
  return (
    <Card
      label={`Invite of ${output.name}`}
      title={output.name}
      note={output.email}
      aside={<SourceMark supplier={output} />}
      actions={
        <Button asChild size="small">
          <Link to={mySupplierAddress(output.supplierId)}>Open in my suppliers</Link>
        </Button>
      }
    >
      <Details
        items={[
          { label: 'Website', value: output.website },
          { label: 'Phone', value: output.phoneNumber },
          { label: 'Sent', value: invite && <Moment at={invite.sentAt} /> },
          { label: 'Times sent', value: invite && invite.timesSent > 1 ? invite.timesSent : null },
          {
            label: 'Can be sent again',
            value: invite?.mayResendAt ? <Moment at={invite.mayResendAt} /> : null,
          },
        ]}
      />
    </Card>
  );
}
