"""What happens without anybody asking: bots move, clocks run out, mails are sent."""
