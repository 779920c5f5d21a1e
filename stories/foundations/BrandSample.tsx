import { Button } from '@patient/ui/Button';
import { Card } from '@patient/ui/Card';
import { Icon } from '@patient/ui/Icon';
import { Inline } from '@patient/ui/Inline';
import { Link } from '@patient/ui/Link';
import { Logo } from '@patient/ui/Logo';
import { Stack } from '@patient/ui/Stack';
import { TextField } from '@patient/ui/TextField';
import { scale, vars } from '@patient/ui/theme';

/** Sample of brand colors, corners and type for a quick comparison. */
export function BrandSample() {
  return (
    <Stack gap={5}>
      <Logo />
      <Card>
        <Stack gap={4}>
          <h3 style={{ fontFamily: vars.font.heading, fontSize: scale.type.size.title }}>Next delivery</h3>
          <Inline gap={2} align="start" wrap={false} style={{ color: vars.color.status.success.text }}>
            <Icon name="check-circle" />
            <span>Active, ships on Dec 4, 2026</span>
          </Inline>
          <p style={{ color: vars.color.text.quiet }}>
            You can pause or skip anytime. <Link href="/user/order-history">Order history</Link>
          </p>
          <TextField label="Coupon code" defaultValue="SPRING" />
          <Inline gap={3}>
            <Button variant="primary">Skip a delivery</Button>
            <Button>Pause</Button>
            <Button variant="quiet" isFlush>
              Change dose
            </Button>
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}
